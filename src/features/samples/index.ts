/** Public API of API samples: requests in several languages, response examples, and URLs. Suitable for pages with hundreds of samples. */
export {EndpointUrl} from './EndpointUrl';
export {ResponseExample, Samples} from './Samples';
