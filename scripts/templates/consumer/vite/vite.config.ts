import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The server puts the nonce of each answer in the place of this word.
export default defineConfig({ plugins: [react()], html: { cspNonce: 'NONCE' }, build: { rollupOptions: { input: ['index.html', 'themed.html'] } } });
