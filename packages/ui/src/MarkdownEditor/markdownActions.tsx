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
    { key: 'heading', icon: <FontSizeOutlined />, run: nextHeading },
    { key: 'bold', keys: 'Ctrl+B', icon: <BoldOutlined />, run: wrap('**') },
    { key: 'italic', keys: 'Ctrl+I', icon: <ItalicOutlined />, run: wrap('*') },
    { key: 'strike', icon: <StrikethroughOutlined />, run: wrap('~~') },
  ],
  [
    { key: 'hr', icon: <LineOutlined />, run: append('---') },
    { key: 'quote', icon: <MessageOutlined />, run: mark(/^>\s?/, () => '> ') },
  ],
  [
    { key: 'list', icon: <UnorderedListOutlined />, run: mark(/^[-*]\s(?!\[[ x]\])/, () => '- ') },
    { key: 'orderedList', icon: <OrderedListOutlined />, run: mark(/^\d+\.\s/, (index) => `${index + 1}. `) },
    { key: 'task', icon: <CheckSquareOutlined />, run: mark(/^[-*]\s\[[ x]\]\s/, () => '- [ ] ') },
    { key: 'indent', icon: <MenuUnfoldOutlined />, run: ({ editor }) => editor.execCommand('indentMore') },
    { key: 'outdent', icon: <MenuFoldOutlined />, run: ({ editor }) => editor.execCommand('indentLess') },
  ],
  [
    { key: 'table', icon: <TableOutlined />, run: append('|   |   |\n| --- | --- |\n|   |   |') },
    { key: 'image', icon: <PictureOutlined /> },
    { key: 'link', keys: 'Ctrl+K', icon: <LinkOutlined />, run: link },
  ],
  [
    { key: 'code', icon: <CodeOutlined />, run: wrap('`') },
    { key: 'codeblock', icon: <span aria-hidden>{'{ }'}</span>, run: wrap('```\n', '\n```') },
  ],
];
