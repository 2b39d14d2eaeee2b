export { type MenuPage, MenuSearch, type MenuSearchProps } from './MenuSearch.tsx';
