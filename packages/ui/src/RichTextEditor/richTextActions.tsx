import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  ItalicOutlined,
  LineOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MessageOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';

export interface RichTextAction {
  /** Key of its text, `richText.{key}`. */
  key: string;
  keys?: string;
  icon: ReactNode;
  run: (editor: Editor) => void;
  isActive?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

export const richTextActions: readonly (readonly RichTextAction[])[] = [
  [
    { key: 'undo', keys: 'Ctrl+Z', icon: <UndoOutlined aria-hidden />, run: (editor) => chain(editor).undo().run(), canRun: (editor) => editor.can().undo() },
    { key: 'redo', keys: 'Ctrl+Y', icon: <RedoOutlined aria-hidden />, run: (editor) => chain(editor).redo().run(), canRun: (editor) => editor.can().redo() },
  ],
  [
    {
      key: 'bold',
      keys: 'Ctrl+B',
      icon: <BoldOutlined aria-hidden />,
      run: (editor) => chain(editor).toggleBold().run(),
      isActive: (editor) => editor.isActive('bold'),
    },
    {
      key: 'italic',
      keys: 'Ctrl+I',
      icon: <ItalicOutlined aria-hidden />,
      run: (editor) => chain(editor).toggleItalic().run(),
      isActive: (editor) => editor.isActive('italic'),
    },
    {
      key: 'underline',
      keys: 'Ctrl+U',
      icon: <UnderlineOutlined aria-hidden />,
      run: (editor) => chain(editor).toggleUnderline().run(),
      isActive: (editor) => editor.isActive('underline'),
    },
    {
      key: 'strike',
      icon: <StrikethroughOutlined aria-hidden />,
      run: (editor) => chain(editor).toggleStrike().run(),
      isActive: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      key: 'alignLeft',
      icon: <AlignLeftOutlined aria-hidden />,
      run: (editor) => chain(editor).setTextAlign('left').run(),
      isActive: (editor) => editor.isActive({ textAlign: 'left' }),
    },
    {
      key: 'alignCenter',
      icon: <AlignCenterOutlined aria-hidden />,
      run: (editor) => chain(editor).setTextAlign('center').run(),
      isActive: (editor) => editor.isActive({ textAlign: 'center' }),
    },
    {
      key: 'alignRight',
      icon: <AlignRightOutlined aria-hidden />,
      run: (editor) => chain(editor).setTextAlign('right').run(),
      isActive: (editor) => editor.isActive({ textAlign: 'right' }),
    },
  ],
  [
    {
      key: 'list',
      icon: <UnorderedListOutlined aria-hidden />,
      run: (editor) => chain(editor).toggleBulletList().run(),
      isActive: (editor) => editor.isActive('bulletList'),
    },
    {
      key: 'orderedList',
      icon: <OrderedListOutlined aria-hidden />,
      run: (editor) => chain(editor).toggleOrderedList().run(),
      isActive: (editor) => editor.isActive('orderedList'),
    },
    {
      key: 'outdent',
      icon: <MenuFoldOutlined aria-hidden />,
      run: (editor) => chain(editor).liftListItem('listItem').run(),
      canRun: (editor) => editor.can().liftListItem('listItem'),
    },
    {
      key: 'indent',
      icon: <MenuUnfoldOutlined aria-hidden />,
      run: (editor) => chain(editor).sinkListItem('listItem').run(),
      canRun: (editor) => editor.can().sinkListItem('listItem'),
    },
    {
      key: 'quote',
      icon: <MessageOutlined aria-hidden />,
      run: (editor) => chain(editor).toggleBlockquote().run(),
      isActive: (editor) => editor.isActive('blockquote'),
    },
    { key: 'hr', icon: <LineOutlined aria-hidden />, run: (editor) => chain(editor).setHorizontalRule().run() },
    { key: 'clear', icon: <ClearOutlined aria-hidden />, run: (editor) => chain(editor).unsetAllMarks().clearNodes().run() },
  ],
];

/** Table actions, shown while the cursor is in a table. */
export const tableActions: readonly RichTextAction[] = [
  { key: 'rowBelow', icon: <span aria-hidden>↧+</span>, run: (editor) => chain(editor).addRowAfter().run() },
  { key: 'columnAfter', icon: <span aria-hidden>↦+</span>, run: (editor) => chain(editor).addColumnAfter().run() },
  { key: 'deleteRow', icon: <span aria-hidden>↧−</span>, run: (editor) => chain(editor).deleteRow().run() },
  { key: 'deleteColumn', icon: <span aria-hidden>↦−</span>, run: (editor) => chain(editor).deleteColumn().run() },
  { key: 'deleteTable', icon: <span aria-hidden>⊠</span>, run: (editor) => chain(editor).deleteTable().run() },
];
