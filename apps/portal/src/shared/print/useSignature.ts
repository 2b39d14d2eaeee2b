import { useSettings } from '@harrow/ui';
import { useQuery } from '@tanstack/react-query';

/** Address of the newest picture in a document's slot for signatures; undefined until it is known, or without one. */
export function useSignature(table: string, id: string, slot = 'signature'): string | undefined {
  const store = useSettings().sources.files;
  const { data } = useQuery({
    queryKey: ['print', 'signature', table, id],
    queryFn: async ({ signal }) => (await store?.list({ table, id }, signal)) ?? [],
    // A paper is printed as things are now.
    staleTime: 0,
  });
  const signed = data?.findLast((file) => file.slot === slot && file.type.startsWith('image/'));
  return signed && store?.url(signed);
}
