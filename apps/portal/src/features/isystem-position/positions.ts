import {
  type Position,
  positionsAdd,
  type PositionsAddData,
  positionsEdit,
  positionsList,
  positionsQueryById,
  positionsRemove,
  positionsRemoveBatch,
  type ChangedPosition,
  resultOf,
} from '@harrow/api-client';
import { removal } from '../../shared/administration/removal.ts';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of positions. */
export const positions = resource<Position, ChangedPosition>('position', { list: listOf(positionsList), detail: detailOf(positionsQueryById) });

export type PositionValues = PositionsAddData['body'];
export const addPosition = (body: PositionValues) => resultOf(positionsAdd({ body }));
export const editPosition = ({ id, version }: Pick<ChangedPosition, 'id' | 'version'>, body: PositionValues) =>
  resultOf(positionsEdit({ body: { ...body, id, version } }));
export const deletePositions = removal(positionsRemove, positionsRemoveBatch);
