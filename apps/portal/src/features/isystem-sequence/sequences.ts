import { resultOf, sequencesCancel, sequencesEdit, type SequencesEditData, sequencesList } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { writeHeaders } from '../../shared/calls/callsOf.ts';

export const sequenceKey = ['sequence'] as const;
export const sequences = queryOptions({ queryKey: [...sequenceKey, 'list'], queryFn: ({ signal }) => resultOf(sequencesList({ signal })) });

export type SequenceValues = Omit<SequencesEditData['body'], 'docType' | 'version'>;
export const editSequence = (body: SequencesEditData['body']) => resultOf(sequencesEdit({ body, headers: writeHeaders() }));
export const cancelSequence = (docType: string) => resultOf(sequencesCancel({ body: { docType }, headers: writeHeaders() }));
