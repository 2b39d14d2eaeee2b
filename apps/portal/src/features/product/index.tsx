import type { RouteObject } from 'react-router-dom';
import { ProductPage } from './ProductPage.tsx';

/** The tree of products. */
export const routes: RouteObject[] = [{ index: true, element: <ProductPage /> }];
