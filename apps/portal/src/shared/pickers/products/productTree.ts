import { type ProductNode, productsTree, resultOf } from '@harrow/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';

const lifeMs = 10 * 60_000;

/** All products of levels 2 to 4; nearly never changed. */
export const productTree = queryOptions({
  queryKey: ['product', 'tree'],
  queryFn: ({ signal }) => resultOf(productsTree({ signal })),
  staleTime: lifeMs,
});

/** A product with those below it. */
export interface ProductOption {
  value: string;
  label: string;
  children?: ProductOption[];
}

/** Products as a tree down to a level. */
export function toProductOptions(products: readonly ProductNode[], deepest: number): ProductOption[] {
  const options = new Map<string, ProductOption>();
  const roots: ProductOption[] = [];
  for (const { value, text, level, parent } of products) {
    if (level > deepest) continue;
    const option = { value, label: text };
    options.set(value, option);
    const above = parent === null ? undefined : options.get(parent);
    if (above) (above.children ??= []).push(option);
    else if (parent === null) roots.push(option);
  }
  return roots;
}

/** A product and those above it, from level 2 on; empty for one that is not known. */
export function productPath(products: readonly ProductNode[], code: string | null | undefined): ProductNode[] {
  const path: ProductNode[] = [];
  for (let wanted = code; wanted;) {
    const product = products.find(({ value }) => value === wanted);
    if (!product || path.includes(product)) break;
    path.unshift(product);
    wanted = product.parent;
  }
  return path;
}

/** Name of a product; its code until the name is known. */
export function useProductName(code: string | undefined): string {
  const { data } = useQuery({ ...productTree, enabled: code !== undefined });
  return data?.find(({ value }) => value === code)?.text ?? code ?? '';
}
