import { Source } from '@storybook/addon-docs/blocks';
import { useDarkPage } from './darkPage.ts';

interface CodeProps {
  code: string;
  /** Default `tsx`. */
  language?: 'tsx' | 'ts' | 'js' | 'jsx';
}

/** Code in the look of its page; a plain `Source` is always light. */
export function Code({ code, language = 'tsx' }: CodeProps) {
  return <Source code={code} language={language} dark={useDarkPage()} />;
}
