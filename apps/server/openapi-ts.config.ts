import { readFileSync } from 'node:fs';
import { withoutRefusals } from '@harrow/contract/withoutRefusals';
import { defineConfig } from '@hey-api/openapi-ts';
import { parse } from 'yaml';

export default defineConfig({
  input: withoutRefusals(parse(readFileSync(new URL('../../packages/contract/openapi.yaml', import.meta.url), 'utf8')) as Record<string, unknown>),
  output: { path: 'src/generated', importFileExtension: '.ts' },
  plugins: ['@hey-api/typescript'],
});
