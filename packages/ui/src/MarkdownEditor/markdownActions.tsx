import {
  BoldOutlined,
  CheckSquareOutlined,
  CodeOutlined,
  FontSizeOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MessageOutlined,
  OrderedListOutlined,
  PictureOutlined,
  StrikethroughOutlined,
  TableOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { BytemdEditorContext } from 'bytemd';
import type { ReactNode } from 'react';

export interface MarkdownAction {
  /** Key of its text, `markdown.{key}`. */
  key: string;
  keys?: string;
  icon: ReactNode;
  /** Left out: the image, which asks first. */
  run?: (context: BytemdEditorContext) => void;
}

/** The lines of the selection, each with a mark in front; a second time takes it away. */
const mark = (pattern: RegExp, markOf: (index: number) => string) => (context: BytemdEditorContext) => {
  context.replaceLines((line, index) => (pattern.test(line) ? line.replace(pattern, '') : markOf(index) + line));
  context.editor.focus();
};
const wrap = (around: string, after?: string) => (context: BytemdEditorContext) => {
  context.wrapText(around, after);
  context.editor.focus();
};
const append = (text: string) => (context: BytemdEditorContext) => {
  context.appendBlock(text);
  context.editor.focus();
};
/** One more `#`, up to three, then none. */
const nextHeading = (context: BytemdEditorContext): void => {
  context.replaceLines((line) => {
    const [, marks = '', text = ''] = /^(#{0,6})\s*(.*)$/.exec(line) ?? [];
    return marks.length >= 3 ? text : `${'#'.repeat(marks.length + 1)} ${text}`;
  });
  context.editor.focus();
};
const link = (context: BytemdEditorContext): void => {
  context.wrapText('[', '](https://)');
  context.editor.focus();
};

/** The toolbar; the groups are set apart. */
export const markdownActions: readonly (readonly MarkdownAction[])[] = [
  [
    { key: 'heading', icon: <FontSizeOutlined aria-hidden />, run: nextHeading },
    { key: 'bold', keys: 'Ctrl+B', icon: <BoldOutlined aria-hidden />, run: wrap('**') },
    { key: 'italic', keys: 'Ctrl+I', icon: <ItalicOutlined aria-hidden />, run: wrap('*') },
    { key: 'strike', icon: <StrikethroughOutlined aria-hidden />, run: wrap('~~') },
  ],
  [
    { key: 'hr', icon: <LineOutlined aria-hidden />, run: append('---') },
    { key: 'quote', icon: <MessageOutlined aria-hidden />, run: mark(/^>\s?/, () => '> ') },
  ],
  [
    { key: 'list', icon: <UnorderedListOutlined aria-hidden />, run: mark(/^[-*]\s(?!\[[ x]\])/, () => '- ') },
    { key: 'orderedList', icon: <OrderedListOutlined aria-hidden />, run: mark(/^\d+\.\s/, (index) => `${index + 1}. `) },
    { key: 'task', icon: <CheckSquareOutlined aria-hidden />, run: mark(/^[-*]\s\[[ x]\]\s/, () => '- [ ] ') },
    { key: 'indent', icon: <MenuUnfoldOutlined aria-hidden />, run: ({ editor }) => editor.execCommand('indentMore') },
    { key: 'outdent', icon: <MenuFoldOutlined aria-hidden />, run: ({ editor }) => editor.execCommand('indentLess') },
  ],
  [
    { key: 'table', icon: <TableOutlined aria-hidden />, run: append('|   |   |\n| --- | --- |\n|   |   |') },
    { key: 'image', icon: <PictureOutlined aria-hidden /> },
    { key: 'link', keys: 'Ctrl+K', icon: <LinkOutlined aria-hidden />, run: link },
  ],
  [
    { key: 'code', icon: <CodeOutlined aria-hidden />, run: wrap('`') },
    { key: 'codeblock', icon: <span aria-hidden>{'{ }'}</span>, run: wrap('```\n', '\n```') },
  ],
];
