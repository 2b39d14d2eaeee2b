import {
  type BatchResult,
  type ProductInput,
  type ProductItem,
  productMastersAdd,
  productMastersEdit,
  productMastersList,
  productMastersMove,
  productMastersQueryById,
  productMastersRemove,
  productMastersRemoveBatch,
  productMastersTree,
  productMastersUses,
  type ProductTreeNode,
  resultOf,
} from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import { detailOf, listOf } from '../../shared/calls/callsOf.ts';
import { resource } from '../../shared/calls/resource.ts';
import { flatTree } from '../../shared/flatTree.ts';

export const products = resource<ProductItem, ProductItem>('product', { list: listOf(productMastersList), detail: detailOf(productMastersQueryById) });

/** Every product, those out of use included, parents first. */
export const keptProducts = queryOptions({
  queryKey: [...products.key, 'kept'],
  queryFn: ({ signal }) => resultOf(productMastersTree({ query: {}, signal })),
});

/** References to a product. */
export const productUses = (id: string) =>
  queryOptions({ queryKey: [...products.key, 'uses', id], queryFn: ({ signal }) => resultOf(productMastersUses({ query: { id }, signal })) });

export const saveProduct = (record: ProductItem | undefined, body: ProductInput): Promise<{ id: string }> =>
  resultOf(record ? productMastersEdit({ body: { ...body, id: record.id, version: record.version } }) : productMastersAdd({ body }));
export const moveProduct = ({ id, version }: ProductItem, parentCode: string) => resultOf(productMastersMove({ body: { id, version, parentCode } }));
export const removeProduct = async (id: string): Promise<void> => {
  const { failed } = await resultOf(productMastersRemove({ query: { ids: id } }));
  if (failed[0]) throw new Error(failed[0].text);
};

/** Several, those below others first; each answers for itself. */
export const removeProducts = (ids: readonly string[]): Promise<BatchResult> => resultOf(productMastersRemoveBatch({ query: { ids: ids.join(',') } }));

/** A product as trees and the choice of a new place show it. */
export interface ProductPlace {
  key: string;
  title: string;
  code: string;
  level: number;
  isOff: boolean;
  children: ProductPlace[];
}

/** The tree of products. */
export function toPlaces(nodes: readonly ProductTreeNode[], { onlyEnabled = false }: { onlyEnabled?: boolean } = {}): ProductPlace[] {
  const under = (parentCode: string | null): ProductPlace[] =>
    nodes.flatMap(({ id, code, name, level, enabled, parentCode: above }) =>
      above !== parentCode || (onlyEnabled && enabled === 'N') ? [] : [{ key: id, title: name, code, level, isOff: enabled === 'N', children: under(code) }],
    );
  return under(null);
}

/** The products with a text in code or name, one after the other. */
export function findPlaces(places: readonly ProductPlace[], text: string): ProductPlace[] {
  const wanted = text.trim().toLowerCase();
  return flatTree(places).flatMap((place) => (`${place.code} ${place.title}`.toLowerCase().includes(wanted) ? [{ ...place, children: [] }] : []));
}
