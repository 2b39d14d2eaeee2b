import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { EditorFrame } from '../editors/EditorFrame.tsx';
import frameStyles from '../editors/editors.module.css';
import { type EmbedKind, isEmbeddable, readEmbedded } from '../editors/readEmbedded.ts';
import { isCleanHtml, sanitizeHtml } from '../editors/sanitizeHtml.ts';
import { useControlAttributes } from '../editors/useControlAttributes.ts';
import { useControlName } from '../editors/useControlName.ts';
import { useEditorTexts } from '../editors/useEditorTexts.ts';
import { useMessages } from '../HarrowProvider/index.ts';
import { useStyleNonce } from '../HarrowProvider/look/useStyleNonce.ts';
import { useDisabled } from '../inputs/useDisabled.ts';
import { richTextExtensions } from './extensions.ts';
import { imageContent, insertBlock, mediaContent } from './media.ts';
import styles from './RichTextEditor.module.css';
import type { RichTextEditorProps } from './RichTextEditor.types.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { RichTextView } from './RichTextView.tsx';

const embedKinds: readonly EmbedKind[] = ['image', 'media'];

/** Paragraphs and headings without anything in them. */
const blankLines = String.raw`(<(p|h[1-4])( align="[^"]*")?></\2>)*$`;
const [atEnd, throughout] = [new RegExp(blankLines), new RegExp(`^${blankLines}`)];

/** The text as HTML. The line that the editor keeps below tables and pictures is none of the user's. */
function htmlOf(editor: Editor): string {
  const html = sanitizeHtml(editor.getHTML());
  return throughout.test(html) ? '' : html.replace(atEnd, '');
}

export function RichTextArea(props: RichTextEditorProps) {
  const { t } = useEditorTexts();
  const name = useControlName(props.id, props['aria-label']) ?? t('richText.name');
  const disabled = useDisabled(props.disabled);
  if (props.readOnly || disabled)
    return (
      <EditorFrame fullScreen={false} onFullScreenChange={() => {}} disabled={disabled}>
        <div className={styles.read} id={props.id} role="group" aria-label={name}>
          <RichTextView html={props.value} />
        </div>
      </EditorFrame>
    );
  return <EditableArea {...props} name={name} />;
}

function EditableArea({ name, ...props }: RichTextEditorProps & { name: string }) {
  const { value, onChange, height = 300, uploadImage, uploadMedia, placeholder = '' } = props;
  const { t } = useEditorTexts();
  const { message } = useMessages();
  const nonce = useStyleNonce();
  const hintId = useId();
  const [fullScreen, setFullScreen] = useState(false);
  const aborter = useRef(new AbortController());
  useEffect(() => {
    aborter.current = new AbortController();
    return () => aborter.current.abort();
  }, []);
  const attributes = useControlAttributes(props, name, hintId);
  /** Current props for the editor's own listeners: the editor is created once, the props change. */
  const now = useRef({ onChange, uploadImage, uploadMedia, placeholder, attributes });
  useLayoutEffect(() => {
    now.current = { onChange, uploadImage, uploadMedia, placeholder, attributes };
  });
  /** HTML that the application knows: its own value, or what it was told last. */
  const known = useRef(value ?? '');

  /** Pictures, films and sounds that were pasted or dropped. */
  const insertFiles = (editor: Editor, files: readonly File[]): boolean => {
    const taken = files.flatMap((file) => embedKinds.filter((kind) => isEmbeddable(kind, file)).map((kind) => ({ file, kind })));
    for (const { file, kind } of taken)
      readEmbedded(kind, file, kind === 'image' ? now.current.uploadImage : now.current.uploadMedia, aborter.current.signal).then(
        (src) => {
          insertBlock(editor, kind === 'image' ? imageContent(src, file.name) : mediaContent(src, file.name, file.type));
        },
        (error: unknown) => {
          if (!aborter.current.signal.aborted) void message.error(error instanceof Error && error.message ? error.message : t(`${kind}.failed`));
        },
      );
    return taken.length > 0;
  };
  // Null, or one without a view, for a moment: a browser that takes long to draw gets an editor anew.
  const editor: Editor | null = useEditor({
    extensions: richTextExtensions(() => now.current.placeholder),
    content: sanitizeHtml(value ?? ''),
    immediatelyRender: true,
    ...(nonce !== undefined && { injectNonce: nonce }),
    editorProps: {
      attributes: () => ({ role: 'textbox', 'aria-multiline': 'true', ...now.current.attributes }),
      transformPastedHTML: sanitizeHtml,
      handlePaste: (_view, event) => editor !== null && insertFiles(editor, [...(event.clipboardData?.files ?? [])]),
      handleDrop: (_view, event) => editor !== null && insertFiles(editor, [...(event.dataTransfer?.files ?? [])]),
    },
    onUpdate({ editor: changed }) {
      const html = htmlOf(changed);
      if (html === known.current) return;
      known.current = html;
      now.current.onChange?.(html);
    },
  });
  useEffect(() => {
    const html = value ?? '';
    if (!editor || editor.isDestroyed || html === known.current) return;
    known.current = html;
    editor.commands.setContent(sanitizeHtml(html), { emitUpdate: false });
  }, [editor, value]);
  // A form may be submitted before the user has typed.
  useEffect(() => {
    const html = value ?? '';
    if (!isCleanHtml(html)) now.current.onChange?.(sanitizeHtml(html));
  }, [value]);
  // Names and marks are read when the view is drawn.
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.setProps({});
  }, [editor, attributes]);
  return (
    <EditorFrame fullScreen={fullScreen} onFullScreenChange={setFullScreen} invalid={attributes['aria-invalid'] === 'true'}>
      {editor && (
        <RichTextToolbar editor={editor} uploadImage={uploadImage} uploadMedia={uploadMedia} fullScreen={fullScreen} onFullScreenChange={setFullScreen} />
      )}
      <div className={`${styles.area} ${styles.text}`} style={fullScreen ? { flex: 1 } : { blockSize: height }}>
        <EditorContent editor={editor} />
      </div>
      <span id={hintId} className={frameStyles.hint}>
        {t('richText.hint')}
      </span>
      {editor && <Count editor={editor} />}
    </EditorFrame>
  );
}

/** Length of the text. */
function Count({ editor }: { editor: Editor }) {
  const { t } = useEditorTexts();
  const [{ words, characters }, setCount] = useState({ words: 0, characters: 0 });
  useEffect(() => {
    const measure = (): void =>
      setCount(
        editor.storage.characterCount
          ? { words: editor.storage.characterCount.words(), characters: editor.storage.characterCount.characters() }
          : { words: 0, characters: 0 },
      );
    measure();
    editor.on('update', measure);
    return () => void editor.off('update', measure);
  }, [editor]);
  return (
    <div className={frameStyles.foot}>
      <span>{t('words', { count: words })}</span>
      <span>{t('characters', { count: characters })}</span>
    </div>
  );
}
