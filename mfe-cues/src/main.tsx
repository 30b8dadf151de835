import '@standby/shared-ui/theme.css';
import { mountStandalone } from '@standby/testing/standalone';
import routes from './routes';

mountStandalone('cues', routes);
