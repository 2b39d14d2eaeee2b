import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name: string): string => `${import.meta.dirname}/${name}.html`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 2000,
    reportCompressedSize: false,
    rolldownOptions: { input: [page('index'), page('floor'), page('forecast')] },
  },
});
