import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    query: 'src/query.ts',
    limits: 'src/generated/limits/index.ts',
    fields: 'src/generated/fields/index.ts',
    records: 'src/generated/records/index.ts',
    forms: 'src/generated/forms/index.ts',
    slots: 'src/generated/slots/index.ts',
  },
  format: ['esm'],
  dts: true,
  clean: true,
  target: 'es2022',
});
