import { handoverTrainsForm } from '@harrow/api-client/forms';
import { handoverTrainSlots } from '@harrow/api-client/slots';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { meaningOfHandover } from '../../shared/meaning/documentMeaning.ts';
import { handoverFiles, handoverListing } from './handovers.ts';

export const { DocumentForm, Section, Field, LineTable, lineColumns, Slots, useList, useValue, useDocument, useMachine, VinField } = partsOf({
  docType: 'handoverTrain',
  ...handoverListing,
  sheet: handoverTrainsForm,
  lists: {
    trainees: { nameOf: ({ name }) => name ?? '', right: 'trainee', marked: 'name' },
    topics: { nameOf: ({ topicCode_dictText }) => topicCode_dictText ?? '', right: 'topic', marked: 'done' },
  },
  slots: { table: handoverFiles, names: handoverTrainSlots },
  meaningOf: meaningOfHandover,
  numberOf: ({ handoverNo }) => handoverNo,
});
