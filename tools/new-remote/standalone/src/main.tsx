import '@standby/shared-ui/theme.css';
import { mountStandalone } from '@standby/shared-ui/testing/standalone';
import { remote } from './remote';
import routes from './routes';

mountStandalone({ package: 'mfe-__name__', ...remote }, routes);
