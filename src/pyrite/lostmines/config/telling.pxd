# Compiled as it is: a server does this for every viewer of every action.
