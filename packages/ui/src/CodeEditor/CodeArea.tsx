import { CompressOutlined, ExpandOutlined } from '@ant-design/icons';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  type KeyBinding,
  keymap,
  lineNumbers as lineNumberGutter,
  placeholder as placeholderOf,
} from '@codemirror/view';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { EditorFrame } from '../editors/EditorFrame.tsx';
import frameStyles from '../editors/editors.module.css';
import { ToolButton } from '../editors/ToolButton.tsx';
import { useControlAttributes } from '../editors/useControlAttributes.ts';
import { useControlName } from '../editors/useControlName.ts';
import { useEditorTexts } from '../editors/useEditorTexts.ts';
import { useDisabled } from '../inputs/useDisabled.ts';
import { useStyleNonce } from '../HarrowProvider/look/useStyleNonce.ts';
import { ServerStyles } from '../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../serverStyles/useStyleOf.ts';
import styles from './CodeEditor.module.css';
import type { CodeEditorProps } from './CodeEditor.types.ts';
import { codeTheme } from './codeTheme.ts';
import { loadLanguageRules } from './loadLanguage.ts';

/** After Escape the next Tab leaves the field, however long it takes: by itself the editor waits two seconds. Any other key ends it. */
const leaveByTab: KeyBinding = {
  key: 'Escape',
  run(view) {
    // Once its own handler, the last one, has run.
    queueMicrotask(() => view.setTabFocusMode(24 * 3_600_000));
    return false;
  },
};

/** Settings that can change while the editor is mounted, each in a compartment of its own. */
const createPlaces = () => ({ language: new Compartment(), access: new Compartment(), look: new Compartment(), name: new Compartment() });

export function CodeArea(props: CodeEditorProps) {
  const {
    value,
    onChange,
    languages = [],
    onLanguageChange,
    lineNumbers = true,
    height = 240,
    autoHeight = false,
    zIndex,
    readOnly = false,
    placeholder = '',
    id,
  } = props;
  const { t } = useEditorTexts();
  const disabled = useDisabled(props.disabled);
  const hintId = useId();
  const name = useControlName(id, props['aria-label']) ?? t('code.name');
  const attributes = useControlAttributes(props, name, hintId);
  const holder = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const givenNonce = useStyleNonce();
  // An editor keeps the one it began with.
  const [nonce] = useState(givenNonce);
  const [places] = useState(createPlaces);
  const [ownFullScreen, setOwnFullScreen] = useState(false);
  const fullScreen = props.fullScreen ?? ownFullScreen;
  const [ownLanguage, setOwnLanguage] = useState<string>();
  const language = onLanguageChange ? props.language : (ownLanguage ?? props.language);
  const chooseLanguage = (next: string): void => {
    setOwnLanguage(next);
    onLanguageChange?.(next);
    view.current?.focus();
  };
  const changeFullScreen = (next: boolean): void => {
    setOwnFullScreen(next);
    props.onFullScreenChange?.(next);
    view.current?.focus();
  };
  const told = useRef(onChange);
  useLayoutEffect(() => {
    told.current = onChange;
  });

  useLayoutEffect(() => {
    const editor = new EditorView({
      parent: holder.current!,
      state: EditorState.create({
        extensions: [
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          EditorState.tabSize.of(2),
          indentUnit.of('  '),
          keymap.of([leaveByTab, ...defaultKeymap, ...historyKeymap, indentWithTab]),
          codeTheme,
          nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
          ...Object.values(places).map((place) => place.of([])),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            // A value from outside is not a change by the user.
            if (docChanged && !transactions.some((transaction) => transaction.isUserEvent('outside'))) told.current?.(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = undefined;
    };
  }, [places, nonce]);

  const set = (place: Compartment, extension: Extension): void => view.current?.dispatch({ effects: place.reconfigure(extension) });
  useLayoutEffect(() => {
    const editor = view.current!;
    const text = value ?? '';
    if (editor.state.doc.toString() !== text) editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text }, userEvent: 'outside' });
  }, [value]);
  useLayoutEffect(() => set(places.access, [EditorState.readOnly.of(readOnly || disabled), EditorView.editable.of(!disabled)]), [places, readOnly, disabled]);
  useLayoutEffect(() => set(places.look, [lineNumbers ? lineNumberGutter() : [], placeholderOf(placeholder)]), [places, lineNumbers, placeholder]);
  useLayoutEffect(
    () => set(places.name, EditorView.contentAttributes.of({ ...attributes, 'aria-disabled': String(disabled), 'aria-readonly': String(readOnly) })),
    [places, attributes, disabled, readOnly],
  );
  useEffect(() => {
    let isCurrent = true;
    // Without its rules the text is plain, and can be edited all the same.
    const rules = language ? loadLanguageRules(language).catch(() => undefined) : Promise.resolve(undefined);
    void rules.then((loaded) => isCurrent && set(places.language, loaded ?? []));
    return () => {
      isCurrent = false;
    };
  }, [places, language]);

  const styleOf = useStyleOf();
  const size = fullScreen ? { flex: 1 } : autoHeight ? { minHeight: height } : { height };
  return (
    <EditorFrame
      fullScreen={fullScreen}
      onFullScreenChange={changeFullScreen}
      zIndex={zIndex}
      disabled={disabled}
      invalid={attributes['aria-invalid'] === 'true'}
    >
      <ServerStyles styleOf={styleOf} styles={() => [size]} />
      <div ref={holder} className={styles.code} {...styleOf(size)} />
      <span id={hintId} className={frameStyles.hint}>
        {t('leaveByEscape')}
      </span>
      <div className={styles.corner}>
        {languages.length > 0 && (
          <select
            className={frameStyles.choice}
            aria-label={t('code.language')}
            value={language}
            disabled={disabled}
            onChange={(event) => chooseLanguage(event.target.value)}
          >
            {languages.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
        <ToolButton
          label={t(fullScreen ? 'exitFullScreen' : 'fullScreen')}
          keys="F11"
          disabled={disabled}
          icon={fullScreen ? <CompressOutlined aria-hidden /> : <ExpandOutlined aria-hidden />}
          onClick={() => changeFullScreen(!fullScreen)}
        />
      </div>
    </EditorFrame>
  );
}
