import { handoverTrainsForm } from '@harrow/api-client/forms';
import { handoverTrainSlots } from '@harrow/api-client/slots';
import { formKind } from '../../documents/form/document/formKind.ts';
import { partsOf } from '../../documents/form/document/partsOf.tsx';
import { meaningOfHandover } from '../../shared/meaning/documentMeaning.ts';
import { handoverAddress, handoverDeletion, handoverFiles, handovers } from './handovers.ts';

const handoverKind = formKind({
  docType: 'handoverTrain',
  resource: handovers,
  address: handoverAddress,
  sheet: handoverTrainsForm,
  lists: {
    trainees: { nameOf: ({ name }) => name ?? '', right: 'trainee', marked: 'name' },
    topics: { nameOf: ({ topicCode_dictText }) => topicCode_dictText ?? '', right: 'topic', marked: 'done' },
  },
  slots: { table: handoverFiles, names: handoverTrainSlots },
  meaningOf: meaningOfHandover,
  numberOf: ({ handoverNo }) => handoverNo,
  remove: handoverDeletion.remove,
});

export const { DocumentForm, Section, Field, LineTable, lineColumns, Slots, useList, useValue, useDocument, useMachine, VinField } = partsOf(handoverKind);
