import { configsClient, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { rememberInstallation } from '../platform/installation.ts';

/** Settings of the installation; read once per start. @param language of the maker's name */
export const clientConfig = (language: string) =>
  queryOptions({
    queryKey: ['client', 'config', language],
    async queryFn({ signal }) {
      const config = await resultOf(configsClient({ signal }));
      rememberInstallation(config);
      return config;
    },
    staleTime: Infinity,
  });
