import { CompressOutlined, ExpandOutlined, LinkOutlined, PictureOutlined, PlaySquareOutlined, TableOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UploadImage } from '../editors/editor.types.ts';
import frameStyles from '../editors/editors.module.css';
import type { EmbedKind } from '../editors/readEmbedded.ts';
import { ToolButton } from '../editors/ToolButton.tsx';
import { Toolbar } from '../editors/Toolbar.tsx';
import { useEditorTexts } from '../editors/useEditorTexts.ts';
import { EmbedDialog } from '../editors/EmbedDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { imageContent, insertBlock, mediaContent } from './media.ts';
import { type RichTextAction, richTextActions, tableActions } from './richTextActions.tsx';

interface RichTextToolbarProps {
  editor: Editor;
  uploadImage: UploadImage | undefined;
  uploadMedia: UploadImage | undefined;
  fullScreen: boolean;
  onFullScreenChange: (fullScreen: boolean) => void;
}

const levels = [0, 1, 2, 3, 4] as const;
const all = [...richTextActions.flat(), ...tableActions];

export function RichTextToolbar({ editor, uploadImage, uploadMedia, fullScreen, onFullScreenChange }: RichTextToolbarProps) {
  const { t } = useEditorTexts();
  const [asking, setAsking] = useState<'link' | EmbedKind>();
  /** Only what the toolbar shows, so that typing does not draw it anew. */
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: levels.find((level) => level > 0 && current.isActive('heading', { level })) ?? 0,
      inTable: current.isActive('table'),
      link: current.isActive('link'),
      active: all.filter(({ isActive }) => isActive?.(current)).map(({ key }) => key),
      impossible: all.filter(({ canRun }) => canRun && !canRun(current)).map(({ key }) => key),
    }),
  });
  const button = (action: RichTextAction) => (
    <ToolButton
      key={action.key}
      label={t(`richText.${action.key}`)}
      keys={action.keys}
      icon={action.icon}
      active={action.isActive && state.active.includes(action.key)}
      disabled={state.impossible.includes(action.key)}
      onClick={() => action.run(editor)}
    />
  );
  /** The dialog holds the focus as long as it is there; only then can the text have it back. */
  const close = (): void => {
    flushSync(() => setAsking(undefined));
    editor.commands.focus();
  };
  const [history, ...groups] = richTextActions;
  return (
    <>
      <Toolbar label={t('toolbar')}>
        {history?.map(button)}
        <span className={frameStyles.gap} />
        <select
          className={frameStyles.choice}
          aria-label={t('richText.format')}
          value={state.level}
          onChange={(event) => {
            const level = levels.find((one) => one === Number(event.target.value)) ?? 0;
            if (level === 0) editor.chain().focus().setParagraph().run();
            else editor.chain().focus().setHeading({ level }).run();
          }}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {level === 0 ? t('richText.paragraph') : t('richText.headingOf', { level })}
            </option>
          ))}
        </select>
        {groups.map((group) => (
          <Fragment key={group[0]!.key}>
            <span className={frameStyles.gap} />
            {group.map(button)}
          </Fragment>
        ))}
        <span className={frameStyles.gap} />
        <ToolButton label={t('richText.link')} icon={<LinkOutlined aria-hidden />} active={state.link} onClick={() => setAsking('link')} />
        <ToolButton label={t('richText.image')} icon={<PictureOutlined aria-hidden />} onClick={() => setAsking('image')} />
        <ToolButton label={t('richText.media')} icon={<PlaySquareOutlined aria-hidden />} onClick={() => setAsking('media')} />
        <ToolButton
          label={t('richText.table')}
          icon={<TableOutlined aria-hidden />}
          disabled={state.inTable}
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        {state.inTable && tableActions.map(button)}
        <span className={frameStyles.end} />
        <ToolButton
          label={t(fullScreen ? 'exitFullScreen' : 'fullScreen')}
          keys="F11"
          icon={fullScreen ? <CompressOutlined aria-hidden /> : <ExpandOutlined aria-hidden />}
          onClick={() => onFullScreenChange(!fullScreen)}
        />
      </Toolbar>
      {asking === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {(asking === 'image' || asking === 'media') && (
        <EmbedDialog
          kind={asking}
          upload={asking === 'image' ? uploadImage : uploadMedia}
          onClose={close}
          onInsert={(src, remark, type) => {
            close();
            insertBlock(editor, asking === 'image' ? imageContent(src, remark) : mediaContent(src, remark, type));
          }}
        />
      )}
    </>
  );
}
