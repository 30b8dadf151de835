import '@standby/shared-ui/theme.css';
import { mountStandalone } from '@standby/shared-ui/testing/standalone';
import routes from './routes';

mountStandalone('venue', routes);
