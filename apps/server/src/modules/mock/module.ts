import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Module } from '../../shared/module.ts';
import { declareParameters, type Declares, yesNo } from '../../shared/parameters.ts';
import { notFound } from '../../shared/refusal/refusal.ts';
import type { Services } from '../../shared/services.ts';
import { permissions, roles, services as madeUpServices, users } from './rows.ts';

const parameters = declareParameters('system', { 'mock.enabled': yesNo('N') });

declare module '../../shared/parameters.ts' {
  interface ParameterKeys extends Declares<typeof parameters> {}
}

interface Asked {
  query: { pageNo?: number; pageSize?: number };
}

const routes = (services: Services): Handlers<'mocks'> => {
  const page =
    <Row>(rows: readonly Row[]) =>
    ({ query: { pageNo = 1, pageSize = 10 } }: Asked) => {
      if (services.parameters.text('mock.enabled') !== 'Y') throw notFound('http.notFound');
      const records = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { records, total: rows.length, totalCapped: false, size: pageSize, current: pageNo, pages: Math.ceil(rows.length / pageSize) };
    };
  return { mocksUser: page(users), mocksRole: page(roles), mocksService: page(madeUpServices), mocksPermission: page(permissions) };
};

/** Lists of fixed rows, for trying out pages. */
export const mock = { routes, parameters } satisfies Module;
