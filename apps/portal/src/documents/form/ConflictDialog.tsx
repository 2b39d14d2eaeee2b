import { ErrorState, ListSkeleton } from '@harrow/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Radio } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../shared/calls/resource.ts';
import type { Seen } from '../actions/documentCalls.ts';
import styles from './ConflictDialog.module.css';
import type { Change, Merge, Side } from './merge.ts';

interface Reading {
  /** Name of the place of a change: its field, its line. */
  placeText: (change: Change) => string;
  /** A value as its field shows it elsewhere. */
  valueOf: (field: string, value: string) => ReactNode;
}

interface ConflictDialogProps<Doc, Form> extends Reading {
  id: string;
  resource: Pick<Resource<never, Doc>, 'name' | 'detail' | 'read'>;
  /** True if the current version of the document can still be edited. */
  mayEdit: (document: Doc) => boolean;
  fromDocument: (document: Doc) => Form;
  merge: (base: Form, mine: Form, theirs: Form, chosen: Readonly<Record<string, Side>>) => Merge<Form>;
  /** The user's input, and the document it is based on. */
  edits: { form: Form; saved: Form };
  edit: (edit: { type: 'loaded' | 'restored'; form: Form }) => void;
  /** @param version the version that the user has seen and continues from; none if nothing was chosen */
  endConflict: (version?: number) => void;
}

/**
 * Another user saved the document first. Changes of both are merged; where both changed the same thing, the user chooses. Or they discard
 * their own changes.
 */
export function ConflictDialog<Doc extends Seen, Form>(props: ConflictDialogProps<Doc, Form>) {
  const { id, resource, mayEdit, fromDocument, merge: mergeForms, edits, edit, endConflict } = props;
  const { t } = useTranslation('documents');
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const {
    data: theirs,
    error,
    refetch,
  } = useQuery({
    queryKey: [resource.name, 'conflict', id],
    queryFn: () => resource.read(id),
    gcTime: 0,
    staleTime: 0,
  });
  const merge = useMemo(() => theirs && mergeForms(edits.saved, edits.form, fromDocument(theirs), chosen), [theirs, edits, chosen, mergeForms, fromDocument]);
  const goOnWith = (side: 'merged' | 'theirs'): void => {
    if (!theirs || !merge) return;
    client.setQueryData<Doc>(resource.detail(id).queryKey, theirs as never);
    edit({ type: 'loaded', form: fromDocument(theirs) });
    if (side === 'merged') edit({ type: 'restored', form: merge.form });
    endConflict(theirs.version);
  };
  // Nothing of the user's is left to save, as after an answer that was lost on its way: there is nothing to choose.
  const isTheirs = merge?.changes.every(({ by }) => by === 'them') ?? false;
  const goOn = useEffectEvent(() => goOnWith('theirs'));
  useEffect(() => {
    if (isTheirs) goOn();
  }, [isTheirs]);
  return (
    <Modal
      open
      title={t('conflict.title')}
      width="min(800px, calc(100vw - 16px))"
      onCancel={() => endConflict()}
      footer={[
        <Button key="reload" disabled={!theirs} onClick={() => goOnWith('theirs')}>
          {t('conflict.reload')}
        </Button>,
        <Button key="merge" type="primary" disabled={!theirs || !mayEdit(theirs)} onClick={() => goOnWith('merged')}>
          {t('conflict.merge')}
        </Button>,
      ]}
    >
      <p>{t('conflict.text')}</p>
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!error && !merge && <ListSkeleton rows={3} />}
      {merge && <Changes {...props} changes={merge.changes} onChoose={(key, side) => setChosen({ ...chosen, [key]: side })} />}
    </Modal>
  );
}

/** Changes that need a choice come first. */
const ranks: Record<Change['by'], number> = { both: 0, them: 1, me: 2 };

interface ChangesProps extends Reading {
  changes: readonly Change[];
  onChoose: (key: string, side: Side) => void;
}

function Changes({ changes, onChoose, placeText, valueOf }: ChangesProps) {
  const { t } = useTranslation('documents');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.place')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {changes
            .toSorted((a, b) => ranks[a.by] - ranks[b.by])
            .map((change) => (
              <tr key={change.key}>
                <th scope="row">{placeText(change)}</th>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side} data-taken={change.taken === side}>
                    <Choice change={change} side={side} place={placeText(change)} onChoose={onChoose}>
                      <SideValue change={change} side={side} valueOf={valueOf} />
                    </Choice>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface ChoiceProps {
  change: Change;
  side: Side;
  place: string;
  onChoose: (key: string, side: Side) => void;
  children: ReactNode;
}

/** One side of a change: a choice where both changed it, otherwise a note that it is kept. */
function Choice({ change: { key, by, taken }, side, place, onChoose, children }: ChoiceProps) {
  const { t } = useTranslation('documents');
  if (by === 'both')
    return (
      <Radio name={key} checked={taken === side} aria-label={`${place}: ${t(`conflict.${side}`)}`} onChange={() => onChoose(key, side)}>
        {children}
      </Radio>
    );
  return (
    <>
      {children}
      {taken === side && <small className={styles.taken}>{t('conflict.taken')}</small>}
    </>
  );
}

function SideValue({ change: { field, by, ...values }, side, valueOf }: { change: Change; side: Side; valueOf: Reading['valueOf'] }) {
  const { t } = useTranslation('documents');
  const value = values[side];
  // Lines that count as one value.
  if (isLines(value)) return t(by === 'both' || isRemovedBy(by, side) ? 'conflict.changed' : 'conflict.unchanged');
  if (field !== undefined)
    return value === null || value === undefined || value === '' ? '–' : valueOf(field, typeof value === 'object' ? JSON.stringify(value) : String(value));
  if (value === undefined) return t(by === 'both' || isRemovedBy(by, side) ? 'conflict.removed' : 'conflict.absent');
  return t(by === 'both' ? 'conflict.changed' : isAddedBy(by, side) ? 'conflict.added' : 'conflict.unchanged');
}

const isLines = (value: unknown): boolean => Array.isArray(value) && value.some((line) => typeof line === 'object');
const isRemovedBy = (by: Change['by'], side: Side): boolean => (by === 'me') === (side === 'mine');
const isAddedBy = isRemovedBy;
