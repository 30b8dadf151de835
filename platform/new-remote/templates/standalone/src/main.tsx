import '@standby/shared-ui/theme.css';
import { mountStandalone } from '@standby/testing/standalone';
import { remote } from './remote';
import routes from './routes';

mountStandalone({ package: 'mfe-__name__', ...remote }, routes);
