import 'bytemd/dist/index.css';
import { Editor } from '@bytemd/react';
import type { BytemdEditorContext, BytemdPlugin } from 'bytemd';
import { CompressOutlined, ExpandOutlined } from '@ant-design/icons';
import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EditorFrame } from '../editors/EditorFrame.tsx';
import frameStyles from '../editors/editors.module.css';
import { isEmbeddable, readEmbedded } from '../editors/readEmbedded.ts';
import { ToolButton } from '../editors/ToolButton.tsx';
import { Toolbar } from '../editors/Toolbar.tsx';
import { useControlAttributes } from '../editors/useControlAttributes.ts';
import { useControlName } from '../editors/useControlName.ts';
import { useEditorTexts } from '../editors/useEditorTexts.ts';
import { useDisabled } from '../inputs/useDisabled.ts';
import { useMediaQuery, useMessages } from '../HarrowProvider/index.ts';
import { EmbedDialog } from '../editors/EmbedDialog.tsx';
import { ServerStyles } from '../serverStyles/ServerStyles.tsx';
import { useStyleOf } from '../serverStyles/useStyleOf.ts';
import { imageMarkdown } from './imageMarkdown.ts';
import { type MarkdownAction, markdownActions } from './markdownActions.tsx';
import styles from './MarkdownEditor.module.css';
import type { MarkdownEditorProps } from './MarkdownEditor.types.ts';
import { MarkdownText } from './MarkdownText.tsx';
import { markdownPlugins } from './plugins.ts';

const runAction = (key: string, context: BytemdEditorContext): void =>
  markdownActions
    .flat()
    .find((action) => action.key === key)
    ?.run?.(context);

/** Tab goes on to the next field; indenting has its buttons. It has to stand before the keys of the editor itself, which indent. */
const leaveByTab = { Tab: false, 'Shift-Tab': false } as const;

type View = 'edit' | 'split' | 'preview';

export function MarkdownArea(props: MarkdownEditorProps & { height: number }) {
  const { value, onChange, height, uploadImage, id, readOnly = false, placeholder } = props;
  const disabled = useDisabled(props.disabled);
  const { t } = useEditorTexts();
  const { message } = useMessages();
  const hintId = useId();
  const name = useControlName(id, props['aria-label']) ?? t('markdown.name');
  const attributes = useControlAttributes(props, name, hintId);
  const isNarrow = useMediaQuery('(width < 768px)');
  const [chosenView, setView] = useState<View>();
  const view = chosenView ?? (isNarrow ? 'edit' : 'split');
  const [fullScreen, setFullScreen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const context = useRef<BytemdEditorContext>(undefined);
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);

  /** Takes hold of the editor inside, which has no other way out. */
  const withContext = useMemo<BytemdPlugin[]>(
    () => [
      ...markdownPlugins({ done: t('markdown.done'), open: t('markdown.open') }),
      {
        editorEffect(given) {
          context.current = given;
          given.editor.setOption('extraKeys', {
            'Ctrl-B': () => runAction('bold', given),
            'Cmd-B': () => runAction('bold', given),
            'Ctrl-I': () => runAction('italic', given),
            'Cmd-I': () => runAction('italic', given),
            'Ctrl-K': () => runAction('link', given),
            'Cmd-K': () => runAction('link', given),
            Enter: 'newlineAndIndentContinueMarkdownList',
          });
          given.editor.addKeyMap(leaveByTab);
          return () => {
            given.editor.removeKeyMap(leaveByTab);
            context.current = undefined;
          };
        },
      },
    ],
    [t],
  );
  const canEdit = !disabled && !readOnly;
  useEffect(() => {
    const textarea = root.current?.querySelector('.CodeMirror textarea');
    if (!textarea) return;
    for (const [attribute, text] of Object.entries(attributes)) textarea.setAttribute(attribute, text);
  }, [attributes, view]);
  // The editor measures its size when it is shown; a hidden one has none.
  useEffect(() => context.current?.editor.refresh(), [view, fullScreen]);

  const styleOf = useStyleOf();
  const least = { minBlockSize: Math.min(height, 120) };
  const size = fullScreen ? { flex: 1 } : { blockSize: height };
  if (!canEdit)
    return (
      <EditorFrame fullScreen={false} onFullScreenChange={() => {}} disabled={disabled}>
        <ServerStyles styleOf={styleOf} styles={() => [least]} />
        <div className={styles.read} {...styleOf(least)} id={id} role="group" aria-label={name}>
          <MarkdownText value={value} />
        </div>
      </EditorFrame>
    );

  const keep = async (files: File[]): Promise<{ url: string; alt: string; title: string }[]> => {
    aborter.current = new AbortController();
    const images = files.filter((file) => isEmbeddable('image', file));
    if (images.length < files.length) void message.warning(t('image.wrongType'));
    try {
      return await Promise.all(
        images.map(async (file) => ({ url: await readEmbedded('image', file, uploadImage, aborter.current!.signal), alt: file.name, title: '' })),
      );
    } catch (error) {
      void message.error(error instanceof Error && error.message ? error.message : t('image.failed'));
      return [];
    }
  };
  const press = ({ run }: MarkdownAction): void => {
    if (!run) return setAsking(true);
    if (context.current) run(context.current);
  };
  /** The dialog holds the focus as long as it is there; only then can the text have it back. */
  const closeDialog = (): void => {
    flushSync(() => setAsking(false));
    context.current?.editor.focus();
  };
  return (
    <EditorFrame fullScreen={fullScreen} onFullScreenChange={setFullScreen} invalid={attributes['aria-invalid'] === 'true'}>
      <Toolbar label={t('toolbar')}>
        {markdownActions.map((group, index) => (
          <Fragment key={group[0]!.key}>
            {index > 0 && <span className={frameStyles.gap} />}
            {group.map((action) => (
              <ToolButton
                key={action.key}
                label={t(`markdown.${action.key}`)}
                keys={action.keys}
                icon={action.icon}
                disabled={view === 'preview'}
                onClick={() => press(action)}
              />
            ))}
          </Fragment>
        ))}
        <select
          className={`${frameStyles.choice} ${frameStyles.end}`}
          aria-label={t('markdown.view')}
          value={view}
          onChange={(event) => setView(event.target.value as View)}
        >
          <option value="edit">{t('markdown.edit')}</option>
          <option value="split">{t('markdown.split')}</option>
          <option value="preview">{t('markdown.preview')}</option>
        </select>
        <ToolButton
          label={t(fullScreen ? 'exitFullScreen' : 'fullScreen')}
          keys="F11"
          icon={fullScreen ? <CompressOutlined aria-hidden /> : <ExpandOutlined aria-hidden />}
          onClick={() => setFullScreen(!fullScreen)}
        />
      </Toolbar>
      <ServerStyles styleOf={styleOf} styles={() => [size]} />
      <div ref={root} className={styles.area} data-view={view} {...styleOf(size)}>
        <Editor
          value={value ?? ''}
          mode="split"
          plugins={withContext}
          placeholder={placeholder}
          editorConfig={{ autocapitalize: false, spellcheck: true }}
          uploadImages={keep}
          onChange={(next) => onChange?.(next)}
        />
        <span id={hintId} className={frameStyles.hint}>
          {t('markdown.hint')}
        </span>
      </div>
      {isAsking && (
        <EmbedDialog
          kind="image"
          upload={uploadImage}
          onClose={closeDialog}
          onInsert={(address, remark) => {
            closeDialog();
            context.current?.editor.replaceSelection(imageMarkdown(address, remark));
          }}
        />
      )}
    </EditorFrame>
  );
}
