import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cron: 'src/cron/index.ts',
    dates: 'src/dates/index.ts',
    vin: 'src/vin/index.ts',
    query: 'src/query/index.ts',
    'field-rules': 'src/field-rules/index.ts',
    phone: 'src/phone/index.ts',
    'rich-text': 'src/rich-text/index.ts',
  },
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2022',
});
