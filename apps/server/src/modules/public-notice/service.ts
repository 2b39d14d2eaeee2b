export { noticesOfHome } from './noticesOfHome.ts';
