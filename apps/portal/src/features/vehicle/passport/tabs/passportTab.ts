import { resultOf } from '@harrow/api-client';
import type { Language } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import type { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { vehicles } from '../../vehicles.ts';

/** Texts of machines. */
export type Text = ReturnType<typeof useTranslation<'vehicle'>>['t'];
type Key = Extract<Parameters<Text>[0], string>;

interface Asked {
  /** Of the texts; default: the user's. */
  language?: Language | undefined;
  signal: AbortSignal;
}

/** Asks for the rows of a tab by its call. */
export const rowsOf =
  <Row>(call: (options: { query: { id: string; language?: Language }; signal: AbortSignal }) => Promise<{ data?: { result: Row[] } }>) =>
  (id: string, { language, signal }: Asked): Promise<Row[]> =>
    resultOf(call({ query: { id, ...(language && { language }) }, signal }));

export interface TabColumn<Row> {
  title: Key;
  cell: (row: Row, language: Language, t: Text) => ReactNode;
  /** Numbers are aligned to the right. */
  right?: boolean;
  /** False: left out on paper, where the tab has fewer columns. */
  onPaper?: false;
}

/** Tab of a family of documents in the passport of a machine, on screen and on paper. */
export interface PassportTab<Row> {
  key: string;
  title: Key;
  /** Right to query the family; null: the right to see the machine is enough. */
  permission: string | null;
  /** Its rows, the newest first, by the id of the machine. See `rowsOf`. */
  ask: (vehicleId: string, how: Asked) => Promise<Row[]>;
  none: Key;
  rowKey: (row: Row) => string;
  columns: readonly TabColumn<Row>[];
}

/** A tab among tabs of other rows. */
// eslint-disable-next-line typescript/no-explicit-any -- a list of tabs holds rows of different types
export type AnyTab = PassportTab<any>;

/** As fresh as the machine around it. @param language of a paper; default: the user's */
export const tabRows = ({ key, ask }: AnyTab, vehicleId: string, language?: Language) =>
  queryOptions({
    queryKey: [...vehicles.key, 'tab', key, vehicleId, language],
    queryFn: ({ signal }): Promise<unknown[]> => ask(vehicleId, { language, signal }),
    staleTime: 0,
  });
