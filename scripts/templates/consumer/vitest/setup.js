import { installBrowser } from '@harrow/ui/testing';

installBrowser();
