import type { CreateClientConfig } from './generated/client.gen.ts';

/** First settings of the generated client: failures are thrown, never returned, so that none is overlooked. */
export const createClientConfig: CreateClientConfig = (config) => ({ ...config, baseUrl: '', throwOnError: true });
