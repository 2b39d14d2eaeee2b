import type { QueryFeatures } from '@harrow/validation/query';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { mobileQuery } from '../AppLayout/AppLayout.tsx';
import { useMediaQuery } from '../HarrowProvider/look/useMediaQuery.ts';
import { useMessages } from '../HarrowProvider/notices/useMessages.ts';
import { letterOf } from '../keyboard/letterOf.ts';
import styles from './AdvancedQuery.module.css';
import type { AdvancedQueryProps, QueryControls } from './AdvancedQuery.types.ts';
import { emptyQuery, useQueryBuilder } from './hooks/useQueryBuilder.ts';
import { useQueryCount } from './hooks/useQueryCount.ts';
import { useQueryTexts } from './hooks/useQueryTexts.ts';
import { useSavedQueries } from './hooks/useSavedQueries.ts';
import { useValueTexts } from './hooks/useValueTexts.ts';
import { fieldTree, knownFields, queryColumns } from './model/fields.ts';
import { type Faults, type Prepared, prepareQuery } from './model/prepareQuery.ts';
import { toQuery } from './model/savedQueries.ts';
import { completeQuery, linesOf } from './model/tree.ts';
import { Conditions } from './parts/Conditions.tsx';
import { QueryPreview } from './parts/QueryPreview.tsx';
import { SavedCard } from './parts/SavedCard.tsx';
import { SaveDialog } from './parts/SaveDialog.tsx';
import type { QueryStore, SavedQuery } from './queryStore.ts';

const dialogWidth = 1000;

interface QueryDialogProps extends Omit<AdvancedQueryProps, 'store' | 'saveCode' | 'applyDefault' | 'disabled'> {
  open: boolean;
  store: QueryStore;
  onClose: () => void;
}

/** The builder. What was built and not asked for is there again when it is opened the next time. */
export default function QueryDialog({
  open,
  onClose,
  fields: given,
  value,
  onChange,
  store,
  supportsTree = false,
  features = noFeatures,
  ...rest
}: QueryDialogProps) {
  const { t } = useQueryTexts();
  const { message, modal } = useMessages();
  const isMobile = useMediaQuery(mobileQuery);
  const formId = useId();
  const fields = useMemo(() => knownFields(given), [given]);
  const tree = useMemo(() => fieldTree(given), [given]);
  const columns = useMemo(() => queryColumns(given), [given]);
  const builder = useQueryBuilder(value ?? emptyQuery, fields);
  const { root } = builder;
  const query = useMemo(() => completeQuery(root), [root]);
  const prepared = useMemo(() => prepareQuery(root, columns, supportsTree, features), [root, columns, supportsTree, features]);
  const lines = useMemo(() => linesOf(root), [root]);
  const texts = useValueTexts(fields, lines, rest.valueText);
  const count = useQueryCount(open && prepared.ok ? prepared.query : undefined, rest.onCount);
  const saved = useSavedQueries(store, open);
  const [isSaving, setIsSaving] = useState(false);
  const [chosen, setChosen] = useState<SavedQuery>();
  const [asked, setAsked] = useState(0);
  useValue(value, open, builder);

  const refuse = (refused: Prepared & { ok: false }, empty: string): void => {
    const { reason } = refused;
    message.warning(reason === 'empty' ? empty : t(`refused.${reason}`));
  };

  function handleQuery() {
    if (!prepared.ok) return refuse(prepared, t('refused.query'));
    onChange(prepared.query);
    // The list behind shows the answer where there is room for both.
    if (isMobile) onClose();
  }

  /** A date that is being typed is part of the query once its field is left. */
  function queryWithTyped(field: HTMLElement) {
    if (field.dataset['typedField'] !== undefined) {
      field.blur();
      field.focus();
    }
    setAsked((before) => before + 1);
  }
  const askNow = useEffectEvent(handleQuery);
  useEffect(() => {
    if (asked > 0) askNow();
  }, [asked]);

  function handleReset() {
    builder.reset();
    setChosen(undefined);
    onChange(undefined);
  }

  function handleSaveClick() {
    if (!prepared.ok && prepared.reason === 'empty') return refuse(prepared, t('refused.save'));
    if (!prepared.ok && prepared.reason === 'faults') return refuse(prepared, t('refused.save'));
    setIsSaving(true);
  }

  async function handleSave(choices: Pick<SavedQuery, 'title' | 'isDefault' | 'sharedRole'>): Promise<boolean> {
    const known = saved.queries?.find(({ title, readOnly }) => title === choices.title && !readOnly);
    if (known && !(await modal.confirm({ title: t('saved.overwrite', { name: choices.title }), okText: t('ok'), cancelText: t('cancel') }))) return false;
    const next: SavedQuery = {
      ...(known?.id !== undefined && { id: known.id }),
      ...choices,
      matchType: query.match,
      ...(query.not && { not: true }),
      records: query.items,
    };
    try {
      await store.save(next);
    } catch (error) {
      message.error(t('saved.notDone', { reason: reasonOf(error) }));
      return false;
    }
    message.success(t('saved.done'));
    setChosen(next);
    setIsSaving(false);
    saved.reload();
    return true;
  }

  async function handleRemove(target: SavedQuery) {
    if (!(await modal.confirm({ title: t('saved.removeAsk'), content: target.title, okText: t('ok'), cancelText: t('cancel') }))) return;
    try {
      await store.remove(target);
    } catch (error) {
      message.error(t('saved.notRemoved', { reason: reasonOf(error) }));
    }
    saved.reload();
  }

  function handleChoose(target: SavedQuery) {
    builder.load(toQuery(target));
    builder.say(t('said.loaded', { name: target.title }));
    setChosen(target);
  }

  async function handleCopyLink() {
    if (!prepared.ok) return refuse(prepared, t('refused.query'));
    try {
      await navigator.clipboard.writeText(rest.linkOf!(prepared.query));
      message.success(t('link.copied'));
    } catch {
      message.error(t('link.failed'));
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The dialogs of pickers are children of this one, and have keys of their own.
    if (!(event.ctrlKey || event.metaKey) || event.altKey || !event.currentTarget.contains(event.target as Node)) return;
    const key = letterOf(event);
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key === 'Enter') queryWithTyped(event.target as HTMLElement);
    else if (isRedo) builder.redo();
    else if (key === 'z') builder.undo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const footer = (
    <div className={styles.footer}>
      {rest.linkOf && (
        <Button type="link" className={styles.link} onClick={() => void handleCopyLink()}>
          {t('link.copy')}
        </Button>
      )}
      <Button onClick={handleReset}>{t('reset')}</Button>
      <Button onClick={handleSaveClick}>{t('saveQuery')}</Button>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button type="primary" loading={rest.loading ?? false} onClick={handleQuery}>
        {t('query')}
      </Button>
    </div>
  );
  return (
    <Modal
      open={open}
      title={t('title')}
      width={isMobile ? '100%' : dialogWidth}
      {...(isMobile && { className: styles.full })}
      // The list behind can be read while it is asked.
      mask={{ enabled: isMobile, closable: false }}
      footer={footer}
      onCancel={onClose}
    >
      {/* The keys work wherever the focus is in the dialog. */}
      <div className={styles.dialog} role="presentation" onKeyDownCapture={handleKeyDown}>
        <div className={styles.main}>
          <Conditions
            builder={builder}
            fields={fields}
            tree={tree}
            faults={!prepared.ok && prepared.reason === 'faults' ? prepared.faults : noFaults}
            supportsTree={supportsTree}
            features={features}
            suggest={rest.suggest}
            controls={rest.controls ?? noControls}
            formId={formId}
          />
          <QueryPreview query={query} prepared={prepared} count={count} texts={texts} />
        </div>
        <SavedCard saved={saved} onChoose={handleChoose} onRemove={(target) => void handleRemove(target)} />
      </div>
      {isSaving && (
        <SaveDialog start={chosen && !chosen.readOnly ? chosen : { title: '' }} store={store} onSave={handleSave} onCancel={() => setIsSaving(false)} />
      )}
    </Modal>
  );
}

const noFaults: Faults = new Map();
const noControls: QueryControls = {};
const noFeatures: QueryFeatures = {};
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Follows a value that was changed elsewhere (a chip was removed, another address), and starts with a blank line. */
function useValue(value: AdvancedQueryProps['value'], open: boolean, { root, load, addLine }: ReturnType<typeof useQueryBuilder>): void {
  const shown = useRef(JSON.stringify(value));
  useEffect(() => {
    const next = JSON.stringify(value);
    if (next === shown.current) return;
    shown.current = next;
    if (next !== JSON.stringify(completeQuery(root)) && (value || completeQuery(root).items.length > 0)) load(value ?? emptyQuery, true);
    // Only another value counts, not what is being built.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value]);
  useEffect(() => {
    if (open && root.items.length === 0) addLine(root.id);
    // Once for each opening: an empty builder may be wanted later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);
}
