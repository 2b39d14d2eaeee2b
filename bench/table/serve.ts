// Builds the page of the table bench and serves it: npm run bench:table. PORT is respected; any free port by default.
import { build, preview } from 'vite';

const configFile = `${import.meta.dirname}/vite.config.ts`;
await build({ configFile, logLevel: 'warn' });
const server = await preview({
  configFile,
  preview: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? 4173), strictPort: process.env['PORT'] !== undefined },
});
console.log(`Table bench page: ${server.resolvedUrls?.local[0]}`);
