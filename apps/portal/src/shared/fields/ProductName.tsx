import { useProductName } from '../pickers/products/productTree.ts';

/** Name of a product; its code until the name is known. */
export function ProductName({ code }: { code: string }) {
  return <>{useProductName(code)}</>;
}
