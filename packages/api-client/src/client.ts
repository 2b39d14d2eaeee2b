import type { CreateClientConfig } from './generated/client.gen.ts';

/** First settings of the generated client: failures are thrown, never returned, so that nobody can overlook one. */
export const createClientConfig: CreateClientConfig = (config) => ({ ...config, baseUrl: '', throwOnError: true });
