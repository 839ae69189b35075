/**
 * Studio shows and reads many dates through date-fns without naming a language, which means English. Both share one copy
 * of the library, so setting its default reaches them all. Imported for this effect.
 */
import { ptBR } from 'date-fns/locale/pt-BR';
import { setDefaultOptions } from 'date-fns/setDefaultOptions';

setDefaultOptions({ locale: ptBR });
