import 'shared-ui/theme.css';
import { mountStandalone } from 'shared-ui/testing/standalone';
import routes from './routes';

mountStandalone('auth', routes);
