import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The server answers with a content security policy that lets styles pass with this nonce only.
export default defineConfig({ plugins: [react()], html: { cspNonce: 'harrow' } });
