import type { MarkChoice } from '@harrow/ui';
import { useStore } from '../../platform/store.ts';
import { fieldName } from '../../shared/changes/fieldName.ts';
import { nounOf, useFormPart, useOpenForm, useWords } from '../form/document/openForm.ts';
import { useRowTitle } from '../form/document/problems/useRowTitle.ts';
import { rowsOf } from '../form/engine/values.ts';
import { placeKey } from './marks.ts';

/**
 * Places that a reviewer can mark, by section of the page: fields shown on it, lines, files.
 * @param fields of the header that can be marked. Default: all
 */
export function useMarkChoices(fields?: readonly string[]): MarkChoice[] {
  const { kind, places: store } = useOpenForm();
  const { words } = useWords();
  const places = useStore(store);
  const mine = useFormPart((state) => state.mine);
  const titleOf = useRowTitle();
  const noun = nounOf(kind);
  const inSection = (name: string | undefined): Pick<MarkChoice, 'group'> => (name === undefined ? {} : { group: words(`section.${name}`) });
  const sections = [...new Set(Object.values(places).map(({ section }) => section))];
  const rankOf = (field: string): number => sections.indexOf(places[field]!.section);
  const ofHeader = Object.keys(kind.sheet.fields)
    .filter((field) => field in places && (fields?.includes(field) ?? true))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const placeOf = (list: string): string | undefined => Object.keys(places).find((place) => place === list || place.startsWith(`${list}/`));
  return [
    ...ofHeader.map((field) => ({ value: placeKey(field), text: fieldName(noun, field) ?? field, ...inSection(places[field]!.section) })),
    ...Object.entries(kind.lists).flatMap(([list, { marked }]) =>
      marked === undefined
        ? []
        : rowsOf(mine, list).map((row) => ({
            value: placeKey(marked, row.id),
            text: titleOf(list, row),
            ...inSection(places[placeOf(list) ?? '']?.section),
          })),
    ),
    ...Object.keys(kind.slots?.names ?? {}).map((slot) => ({ value: placeKey(slot), text: fieldName(noun, slot, 'slot') ?? slot, ...inSection('files') })),
  ];
}
