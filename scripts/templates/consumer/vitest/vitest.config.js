import { defineConfig } from 'vitest/config';

// On a busy machine the first table takes longer than Vitest's five seconds.
export default defineConfig({ test: { environment: 'jsdom', setupFiles: ['./setup.js'], globals: true, testTimeout: 60_000 } });
