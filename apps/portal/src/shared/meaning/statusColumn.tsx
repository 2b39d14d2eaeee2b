import type { Shown } from '../fields/columnsOf.tsx';
import { type Meaning, meaningText } from './documentMeaning.ts';
import { MeaningTag } from './MeaningTag.tsx';

/** The status column of a list of documents: shows the meaning of the status, where that is more than its name. */
export function statusColumn<Item extends object>(
  { status }: Readonly<Record<string, Shown<Item> | undefined>>,
  meaningOf: (item: Item) => Meaning | undefined,
): Readonly<Record<string, Shown<Item>>> {
  if (!status) return {};
  const { width: _width, render: _render, text: _text, ...said } = status;
  const called = (item: Item): string => (item as { status_dictText?: string | null }).status_dictText ?? '';
  return {
    status: {
      ...said,
      text: (item, _locale, t) => {
        const meaning = meaningOf(item);
        return meaning ? meaningText(meaning, t) : called(item);
      },
      render: (item) => <MeaningTag meaning={meaningOf(item)} status={(item as { status?: string }).status} text={called(item)} />,
    },
  };
}
