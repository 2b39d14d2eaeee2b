import { QueryClient } from '@tanstack/react-query';

/** The server's state as far as the portal knows it. Forgotten with the page; a logout reloads the page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Going back and forth between tabs is no reason to ask again within half a minute.
      staleTime: 30_000,
      // The request layer repeats what is worth it.
      retry: false,
    },
    // A save without a network has to fail now, with the form open, not to happen by itself an hour later.
    mutations: { networkMode: 'always', retry: false },
  },
});
