import {
  type LowAppItem,
  type LowAppRecord,
  lowAppsAdd,
  type LowAppsAddData,
  lowAppsEdit,
  lowAppsList,
  lowAppsQueryById,
  lowAppsRemove,
  lowAppsRemoveBatch,
  resultOf,
} from '@harrow/api-client';
import { removal } from '../../shared/administration/removal.ts';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';

/** The calls of applications. */
export const lowApps = resource<LowAppItem, LowAppRecord>('lowApp', { list: listOf(lowAppsList), detail: detailOf(lowAppsQueryById) });

/** Fields of the dialog; the id of an application never changes. */
export type LowAppValues = LowAppsAddData['body'];
export const addLowApp = (body: LowAppValues) => resultOf(lowAppsAdd({ body }));
export const editLowApp = ({ id, version }: Pick<LowAppRecord, 'id' | 'version'>, { appId: _appId, ...body }: LowAppValues) =>
  resultOf(lowAppsEdit({ body: { ...body, id, version } }));
export const deleteLowApps = removal(lowAppsRemove, lowAppsRemoveBatch);
