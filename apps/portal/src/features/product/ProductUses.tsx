import type { ProductItem } from '@harrow/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './ProductPage.module.css';
import { productUses } from './products.ts';

/** Lists that can be filtered by a product, by kind of record. */
const addressOf = ({ code, level }: ProductItem, docType: string): string | undefined => {
  const product = encodeURIComponent(code);
  if (docType === 'vehicle')
    return `/vehicle/list?${({ 2: 'secondProduct', 3: 'thirdProduct' } as Record<number, string>)[level] ?? 'fourthProduct'}=${product}`;
  if (docType === 'serviceAllowance' && level === 2) return `/service/allowance?secondProduct=${product}`;
  return docType === 'warrantyPolicy' ? `/service/catalog/policies?productCode=${product}` : undefined;
};

/** Records that refer to the product, with links to them. */
export function ProductUses({ product }: { product: ProductItem }) {
  const { t } = useTranslation('product');
  const { data } = useQuery(productUses(product.id));
  if (!data) return null;
  const sum = data.reduce((all, { count }) => all + count, 0);
  return (
    <p className={styles.uses}>
      <span>{t('used', { count: sum })}</span>
      {data.map(({ docType, docType_dictText: text, count }) => {
        const address = addressOf(product, docType);
        const said = `${text}: ${count}`;
        return address === undefined ? (
          <span key={docType}>{said}</span>
        ) : (
          <Link key={docType} className="hw-link" to={address}>
            {said}
          </Link>
        );
      })}
    </p>
  );
}
