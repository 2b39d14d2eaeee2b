import { Suspense } from 'react';
import { lazyPart } from '../HarrowProvider/parts/lazyPart.ts';
import { EditorSkeleton } from '../editors/EditorSkeleton.tsx';
import type { CodeEditorProps } from './CodeEditor.types.ts';

const CodeArea = lazyPart(async () => ({ default: (await import('./CodeArea.tsx')).CodeArea }));

/**
 * Source text with line numbers and colours: 240 px high, Tab indents by 2, F11 fills the
 * window. Escape and then Tab leaves the field. Its code is fetched when it is first shown.
 */
export function CodeEditor(props: CodeEditorProps) {
  return (
    <Suspense fallback={<EditorSkeleton height={props.height ?? 240} />}>
      <CodeArea {...props} />
    </Suspense>
  );
}
