import { Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { EditorSkeleton } from '../editors/EditorSkeleton.tsx';
import type { RichTextEditorProps } from './RichTextEditor.types.ts';

const RichTextArea = lazyPart(async () => ({ default: (await import('./RichTextArea.tsx')).RichTextArea }));
const RichTextView = lazyPart(async () => ({ default: (await import('./RichTextView.tsx')).RichTextView }));

/**
 * Text with formats, lists, tables, links and pictures: 300 px high by default. HTML is
 * sanitised on its way in and out. Its code is fetched when it is first shown.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton height={props.height ?? 300} />}>
      <RichTextArea {...props} />
    </Suspense>
  );
}

export interface RichTextProps {
  /** Formatted text, as the editor gives it; it is cleaned before it is shown. */
  html: string | null | undefined;
}

/** HTML as it reads, sanitised; for forms that only show it. */
export function RichText({ html }: RichTextProps) {
  return (
    <Suspense fallback={<EditorSkeleton height={64} />}>
      <RichTextView html={html} />
    </Suspense>
  );
}
