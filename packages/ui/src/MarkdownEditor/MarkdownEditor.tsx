import { Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { EditorSkeleton } from '../editors/EditorSkeleton.tsx';
import type { MarkdownEditorProps } from './MarkdownEditor.types.ts';

const MarkdownArea = lazyPart(async () => ({ default: (await import('./MarkdownArea.tsx')).MarkdownArea }));
const MarkdownView = lazyPart(async () => ({ default: (await import('./MarkdownText.tsx')).MarkdownText }));

/**
 * Markdown with a preview beside it: at least 200 px high, 300 by default, with
 * tables, task lists and pictures. What is shown is sanitised. Its code is fetched when it is first shown.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const height = Math.max(200, props.height ?? 300);
  return (
    <Suspense fallback={<EditorSkeleton height={height} />}>
      <MarkdownArea {...props} height={height} />
    </Suspense>
  );
}

export interface MarkdownTextProps {
  /** Markdown text; nothing is shown for none. */
  value: string | null | undefined;
}

/** Markdown as it reads, sanitised; for forms that only show it. */
export function MarkdownText({ value }: MarkdownTextProps) {
  return (
    <Suspense fallback={<EditorSkeleton height={64} />}>
      <MarkdownView value={value} />
    </Suspense>
  );
}
