import { ErrorSummary, languageNames } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../../platform/store.ts';
import { fieldName } from '../../../../shared/changes/fieldName.ts';
import { marksNow } from '../../../actions/marks.ts';
import type { FormProblem } from '../../engine/toInput.ts';
import { type FormRow, rowsOf } from '../../engine/values.ts';
import { type FormPlaces, nounOf, useFormPart, useOpenForm } from '../openForm.ts';
import { useLead } from './useLead.ts';
import { useRowTitle } from './useRowTitle.ts';

type Place = Pick<FormProblem, 'list' | 'rowId' | 'field'>;

/** Many texts name their field themselves. */
const includes = (text: string, name: string): boolean => text.toLocaleLowerCase().includes(name.toLocaleLowerCase());

/** Places of the form as a reader calls them, and the way there. */
function useWayTo(): { itemOf: (place: Place, note: string) => { section: string | undefined; text: string; onJump: () => void }; places: FormPlaces } {
  const { t } = useTranslation('documents');
  const { kind, engine, places: store } = useOpenForm();
  const places = useStore(store);
  const noun = nounOf(kind);
  const headerName = (place: string): string | undefined => {
    const whole = fieldName(noun, place);
    if (whole !== undefined) return whole;
    const [field = place, language] = place.split('.');
    const name = fieldName(noun, field) ?? fieldName(noun, field, 'slot');
    return language === undefined ? name : [name, languageNames[language as keyof typeof languageNames]].filter(Boolean).join(' · ');
  };
  const rowAt = (list: string, id: string): FormRow | undefined => rowsOf(engine.store.get().mine, list).find((row) => row.id === id);
  const titleOf = useRowTitle();
  const lead = useLead();
  const itemOf = (place: Place, note: string) => {
    const { list, rowId, field } = place;
    const row = list === undefined || rowId === undefined ? undefined : rowAt(list, rowId);
    const name = row ? fieldName(noun, field, list) : headerName(field);
    const onJump = (): void => lead(place);
    if (!row) return { section: name, text: note, onJump };
    return { section: titleOf(list!, row), text: name && !includes(note, name) ? t('form.errorOf', { field: name, note }) : note, onJump };
  };
  return { itemOf, places };
}

/** Everything that the server found wrong; each leads to its field, its cell or its slot. */
export function FormErrors() {
  const errors = useFormPart((state) => state.errors);
  const { itemOf, places } = useWayTo();
  // Places are known in reading order.
  const sections = [...new Set(Object.values(places).map(({ section }) => section))];
  const rankOf = ({ list, field }: FormProblem): number => sections.indexOf(places[list ?? field]?.section ?? '');
  const shown = errors.toSorted((a, b) => rankOf(a) - rankOf(b));
  return <ErrorSummary errors={shown.map((problem, index) => ({ ...itemOf(problem, problem.text), key: `${problem.code}-${index}` }))} />;
}

/** The reviewer's marks on a returned document; each leads to its place. */
export function FormMarks() {
  const { t } = useTranslation('documents');
  const { kind, document } = useOpenForm();
  const mine = useFormPart((state) => state.mine);
  const { itemOf } = useWayTo();
  const marked = marksNow(document).flatMap(({ field, lineId, note }, index) => {
    const list = lineId ? Object.keys(kind.lists).find((name) => rowsOf(mine, name).some(({ id }) => id === lineId)) : undefined;
    // A line that is gone has no place any more.
    if (lineId && list === undefined) return [];
    return [{ ...itemOf({ list, rowId: lineId ?? undefined, field }, note || t('form.markedPlain')), key: String(index) }];
  });
  return <ErrorSummary tone="warning" title={t('form.markedTitle')} errors={marked} />;
}
