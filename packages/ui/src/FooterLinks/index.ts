export { type FooterLink, FooterLinks, type FooterLinksProps } from './FooterLinks.tsx';
