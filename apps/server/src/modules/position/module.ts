import type { Module } from '../../shared/module.ts';
import { tableDictionary } from '../dictionary/service.ts';
import { positionRoutes, searchedPositions } from './routes.ts';

/** Positions that users hold. */
export const position = {
  routes: positionRoutes,
  menu: [{ group: 'isystem', path: '/isystem/position', component: 'isystem-position/PositionListPage', permission: 'depart:query' }],
  tableDictionaries: [tableDictionary('sys_position', 'name', 'code', { translated: true })],
  uniqueFields: [{ tableName: 'sys_position', fieldName: 'code', permission: 'depart:add' }],
  searched: [searchedPositions],
} satisfies Module;
