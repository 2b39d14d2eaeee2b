import { FilterOutlined, LoadingOutlined, UndoOutlined } from '@ant-design/icons';
import { describeQuery, maxLines, type QueryFeatures, type QueryGroup } from '@harrow/validation/query';
import { Select, Tooltip } from 'antd';
import { type KeyboardEvent, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { toLanguage } from '../../../HarrowProvider/language/language.ts';
import { lazyDialog } from '../../../HarrowProvider/parts/lazyPart.ts';
import { useSettings } from '../../../HarrowProvider/settings.ts';
import { letterOf } from '../../../keyboard/letterOf.ts';
import type { QueryBarProps, QueryControls } from '../../AdvancedQuery.types.ts';
import { BuilderContext, type BuilderContextValue } from '../../hooks/builderContext.ts';
import { useBuilderFocus } from '../../hooks/useBuilderFocus.ts';
import { emptyQuery, useQueryBuilder } from '../../hooks/useQueryBuilder.ts';
import { useQueryStore } from '../../hooks/useQueryStore.ts';
import { useQueryTexts } from '../../hooks/useQueryTexts.ts';
import { useValueTexts } from '../../hooks/useValueTexts.ts';
import { chipText } from '../../model/chipText.ts';
import { fieldTree, knownFields, queryColumns } from '../../model/fields.ts';
import { type Faults, prepareQuery } from '../../model/prepareQuery.ts';
import { type BuiltGroup, type BuiltItem, completeQuery, isBuiltGroup, linesOf } from '../../model/tree.ts';
import { GroupChip } from './GroupChip.tsx';
import { LineChip } from './LineChip.tsx';
import styles from './QueryBar.module.css';
import { useBarQuery } from './useBarQuery.ts';
import { useChipKeys } from './useChipKeys.ts';

const { Dialog: QueryDialog, prepare: prepareDialog } = lazyDialog(() => import('../../QueryDialog.tsx'));

/** The chips, the field that adds one, and the dialog of the whole query. */
export default function BarContent({ fields: given, value, onChange, store, saveCode, supportsTree = false, features = noFeatures, ...rest }: QueryBarProps) {
  const { t } = useQueryTexts();
  const { language } = useSettings();
  const formId = useId();
  const fields = useMemo(() => knownFields(given), [given]);
  const tree = useMemo(() => fieldTree(given), [given]);
  const columns = useMemo(() => queryColumns(given), [given]);
  const builder = useQueryBuilder(value ?? emptyQuery, fields);
  const { root } = builder;
  const prepared = useMemo(() => prepareQuery(root, columns, supportsTree, features), [root, columns, supportsTree, features]);
  const lines = useMemo(() => linesOf(root), [root]);
  const numbers = useMemo(() => new Map(lines.map(({ id }, index) => [id, index + 1])), [lines]);
  const texts = useValueTexts(fields, lines, rest.valueText);
  const queryStore = useQueryStore({ store, saveCode });
  const [openId, setOpenId] = useState<string>();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const box = useRef<HTMLDivElement>(null);
  // What must not hold as a whole is read as a whole.
  const chips: readonly BuiltItem[] = root.not && root.items.length > 0 ? [root] : root.items;
  const keys = useChipKeys({ box, chips, onRemove: (id) => (id === root.id ? builder.reset() : builder.remove(id)) });

  useBarQuery({ builder, prepared, value, onChange, isEditing: openId !== undefined });
  useBuilderFocus(box, builder);
  useLostFocus(box, root);
  useEffect(() => {
    if (builder.focus?.part === 'value') setOpenId(builder.focus.id);
  }, [builder.focus]);

  const sentenceOf = (group: BuiltGroup): string => {
    const query = completeQuery(group);
    return describeQuery(query, { language: toLanguage(language), ...texts });
  };

  function handleOpenChange(id: string, open: boolean) {
    setOpenId(open ? id : undefined);
    if (!open) keys.focusChip(id, 'value');
  }

  function handleUndoKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = letterOf(event);
    if (key === 'y' || (key === 'z' && event.shiftKey)) builder.redo();
    else if (key === 'z') builder.undo();
    else return;
    event.preventDefault();
  }

  const context: BuilderContextValue = {
    builder,
    fields,
    tree,
    faults: !prepared.ok && prepared.reason === 'faults' ? prepared.faults : noFaults,
    numbers,
    supportsTree,
    features,
    suggest: rest.suggest,
    controls: rest.controls ?? noControls,
    formId,
    drop: undefined,
  };
  const refusal = prepared.ok || prepared.reason === 'empty' || prepared.reason === 'faults' ? undefined : t(`refused.${prepared.reason}`);
  const openDialog = (): void => setDialog('open');
  return (
    <BuilderContext value={context}>
      <div
        ref={box}
        role="group"
        aria-label={t('chips.label')}
        aria-describedby={`${formId}-help`}
        aria-busy={rest.loading ?? false}
        className={styles.bar}
        data-item={root.id}
        onKeyDown={handleUndoKey}
      >
        {chips.length > 1 && (
          <div className={styles.match}>
            <Select<QueryGroup['match']>
              variant="borderless"
              size="small"
              popupMatchSelectWidth={false}
              aria-label={t('match.label')}
              value={root.match}
              options={[
                { value: 'and', label: t('match.and') },
                { value: 'or', label: t('match.or') },
              ]}
              onChange={(match) => builder.setMatch(root.id, match)}
            />
          </div>
        )}
        {chips.length > 0 && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the parts in it
          <ul className={styles.chips} onKeyDown={keys.handleKeyDown} onFocus={keys.handleFocus}>
            {chips.map((item) =>
              isBuiltGroup(item) ? (
                <GroupChip
                  key={item.id}
                  id={item.id}
                  text={sentenceOf(item)}
                  isActive={item.id === keys.activeId}
                  onOpen={openDialog}
                  onPrepare={prepareDialog}
                  onRemove={() => (item === root ? builder.reset() : builder.remove(item.id))}
                />
              ) : (
                <LineChip
                  key={item.id}
                  line={item}
                  text={chipText(item, { language: toLanguage(language), ...texts, t })}
                  isActive={item.id === keys.activeId}
                  isOpen={item.id === openId}
                  onOpenChange={(open) => handleOpenChange(item.id, open)}
                />
              ),
            )}
          </ul>
        )}
        {/* Backspace in it leads back to the last chip. */}
        <div className={styles.add} data-part="add" role="presentation" onKeyDown={keys.handleAddKey}>
          <Select<string, { value: string; label: string }>
            variant="borderless"
            size="small"
            popupMatchSelectWidth={false}
            suffixIcon={null}
            style={{ minWidth: 120 }}
            aria-label={t('addLine')}
            placeholder={`+ ${t('addLine')}`}
            showSearch={{ optionFilterProp: 'label' }}
            disabled={builder.isFull || root.not === true}
            value={null as unknown as string}
            options={fields.map(({ value: name, label }) => ({ value: name, label }))}
            onChange={(name) => builder.addLine(root.id, name)}
          />
        </div>
        <div className={styles.tools}>
          <Tooltip title={t('undo')}>
            <button type="button" className="hw-icon-button" aria-label={t('undo')} disabled={builder.undoSteps === 0} onClick={builder.undo}>
              <UndoOutlined aria-hidden />
            </button>
          </Tooltip>
          <Tooltip title={t('title')}>
            <button
              type="button"
              className="hw-icon-button"
              aria-label={t('title')}
              aria-haspopup="dialog"
              onPointerEnter={prepareDialog}
              onFocus={prepareDialog}
              onClick={openDialog}
            >
              {rest.loading ? <LoadingOutlined aria-hidden /> : <FilterOutlined aria-hidden />}
            </button>
          </Tooltip>
          {root.items.length > 0 && (
            <button type="button" className="hw-link" onClick={builder.reset}>
              {t('chips.clear')}
            </button>
          )}
        </div>
        {builder.isFull && <p className={styles.note}>{t('full', { n: maxLines })}</p>}
        {refusal !== undefined && (
          <p role="alert" className={styles.fault}>
            {refusal}
          </p>
        )}
        <span id={`${formId}-help`} hidden>
          {t('bar.help')}
        </span>
        <div role="status" className="hw-hidden">
          {builder.said}
        </div>
      </div>
      {dialog !== 'unused' && (
        <Suspense>
          <QueryDialog
            {...rest}
            fields={given}
            supportsTree={supportsTree}
            features={features}
            store={queryStore}
            value={completeQuery(root)}
            // The chips ask for what they show, and can undo it.
            onChange={(query) => builder.load(query ?? emptyQuery)}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </BuilderContext>
  );
}

const noFaults: Faults = new Map();
const noControls: QueryControls = {};
const noFeatures: QueryFeatures = {};

/** The focus stays in the bar when what had it is gone: a chip whose addition was undone, a button that has nothing left to undo. */
function useLostFocus(box: { current: HTMLElement | null }, root: BuiltGroup): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const bar = box.current;
    if (!bar) return;
    const handleFocusIn = (): void => {
      hadFocus.current = true;
    };
    const handleFocusOut = ({ relatedTarget }: globalThis.FocusEvent): void => {
      if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) hadFocus.current = false;
    };
    bar.addEventListener('focusin', handleFocusIn);
    bar.addEventListener('focusout', handleFocusOut);
    return () => {
      bar.removeEventListener('focusin', handleFocusIn);
      bar.removeEventListener('focusout', handleFocusOut);
    };
  }, [box]);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('button:disabled');
    if (hadFocus.current && isLost) box.current?.querySelector<HTMLElement>('[data-part="add"] input')?.focus();
  }, [box, root]);
}
