import {
  type Position,
  positionsAdd,
  type PositionsAddData,
  positionsEdit,
  positionsList,
  type PositionsListData,
  positionsQueryById,
  positionsRemove,
  positionsRemoveBatch,
  type ChangedPosition,
  resultOf,
} from '@harrow/api-client';
import { removal } from '../../shared/administration/removal.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of positions. */
export const positions = resource<Position, ChangedPosition>('position', {
  list: (query, signal) => resultOf(positionsList({ query: query as PositionsListData['query'], signal })),
  detail: (id, signal) => resultOf(positionsQueryById({ query: { id }, signal })),
});

export type PositionValues = PositionsAddData['body'];
export const addPosition = (body: PositionValues) => resultOf(positionsAdd({ body }));
export const editPosition = (id: string, body: PositionValues) => resultOf(positionsEdit({ body: { ...body, id } }));
export const deletePositions = removal(
  (id) => resultOf(positionsRemove({ query: { id } })),
  (ids) => resultOf(positionsRemoveBatch({ query: { ids } })),
);
