export { WrapperLayout, type WrapperLayoutProps } from './WrapperLayout.tsx';
